/**
 * Bugs that the house once had, each as an edit of its sources: `npm run simulate-house -- --sabotage NAME`
 * plays a house that has one of them again, and the simulation must find it.
 */
export const SABOTAGES = {};
