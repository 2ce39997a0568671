/** The project's own folder: `npm run` and the tests begin there. */
export const FROM_ROOT = process.cwd();
