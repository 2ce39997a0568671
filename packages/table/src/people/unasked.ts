/** Why something was done for a player: the time was over, or nobody was there. */
export type Unasked = 'time' | 'away';
