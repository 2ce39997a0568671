export { AssertionFailure, assert, assertNever, present } from './assert.js';
export { type Err, err, type InputError, type Ok, ok, type Result, unwrap } from './result.js';
