import { describe } from 'vitest';
import { closePageInEveryState } from './close-page.js';

describe('a page that is closed', () => {
  closePageInEveryState('sd/caribbean-stud');
});
