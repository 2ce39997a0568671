/** What the person at the terminal can mend: told in one sentence, exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
