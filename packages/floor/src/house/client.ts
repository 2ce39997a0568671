import { BaizeClient } from '@baize/house/client';

/** The house that served this page. */
export const house = new BaizeClient('');
