export { BaizeClient } from './client.js';
export type { Follower, Following, FollowState } from './follow.js';
