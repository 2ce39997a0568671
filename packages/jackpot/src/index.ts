export { type Award, awardInOrder, type Fund, type Funds, type Share } from './award.js';
