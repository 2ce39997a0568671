import { cents } from '@baize/money';

/** Where no rounds are played, the seat of a player who is away is free after so long. */
export const AWAY_FREES_MS = 120_000;

/** Below this the tray of an automatic table is filled. */
export const TRAY_LOW = cents(2_000_000);
/** And up to this. */
export const TRAY_FULL = cents(10_000_000);

/** A table that deals by itself is stalled when nothing happens for so long that should. */
export const STALLED_AFTER_MS = 60_000;
/** People have longer: a dealer, a floorperson, and players at a table with a dealer. */
export const PEOPLE_STALLED_AFTER_MS = 300_000;
/** A round that stands still at an automatic table is void after so long. */
export const VOID_AFTER_MS = 600_000;
