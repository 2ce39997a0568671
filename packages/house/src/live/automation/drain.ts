import type { Clock } from '../../clock/clock.js';
import { type Desk, roundInProgress } from '../desk.js';

/** A round with wagers is in progress at a table that deals by itself. */
const isPlaying = (desks: Iterable<Desk>): boolean =>
  [...desks].some(
    (desk) =>
      desk.settings.dealing === 'automatic' && (roundInProgress(desk)?.game.hands.length ?? 0) > 0,
  );

/** Resolves when no round with wagers is left, or when the time is up; true where none is left. */
export const drained = async (
  desks: ReadonlyMap<string, Desk>,
  clock: Clock,
  graceMs: number,
  onStored: (listener: () => void) => () => void,
): Promise<boolean> => {
  if (!isPlaying(desks.values()) || graceMs <= 0) return !isPlaying(desks.values());
  await new Promise<void>((resolve) => {
    const done = (): void => {
      timer.cancel();
      stop();
      resolve();
    };
    const timer = clock.setTimer(graceMs, done);
    const stop = onStored(() => {
      if (!isPlaying(desks.values())) done();
    });
  });
  return !isPlaying(desks.values());
};
