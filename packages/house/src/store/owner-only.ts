import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';

/** A file of a house is for its owner alone: passwords, seeds and what people did are in it. */
const OWNER_ONLY = 0o600;
const FOLDER_OWNER_ONLY = 0o700;

/** Makes a file that is not there, empty and for its owner alone, whatever the umask says. */
export const makeOwnFile = (file: string): void => {
  if (existsSync(file)) return;
  const made = openSync(file, 'a', OWNER_ONLY);
  try {
    fchmodSync(made, OWNER_ONLY);
  } finally {
    closeSync(made);
  }
};

/** Makes a folder that is not there, with those above it, for its owner alone. */
export const makeOwnFolder = (folder: string): void => {
  if (mkdirSync(folder, { recursive: true, mode: FOLDER_OWNER_ONLY }) === undefined) return;
  chmodSync(folder, FOLDER_OWNER_ONLY);
};

/** Takes a file away from everybody but its owner: earlier versions made some that all could read. */
export const keepForOwner = (file: string): void => {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  chmodSync(file, OWNER_ONLY);
};
