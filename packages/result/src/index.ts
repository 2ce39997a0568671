export { AssertionFailure, assert, assertNever, present } from './assert.js';
export {
  type Decoded,
  type Decoder,
  day,
  decode,
  either,
  list,
  nullable,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
  yesNo,
} from './decode.js';
export { parseJson } from './json.js';
export { type Err, err, type InputError, type Ok, ok, type Result, unwrap } from './result.js';
