/**
 * The sources keep what they have worked out of a state for as long as the state lives. States that test files
 * make while they load outlive a break: what was worked out with it must not be found by the next one.
 */
const { WeakMap: Kept } = globalThis;

let now = 0;

/** Another break begins, or none is active any more. */
export const forgetKept = () => {
  now += 1;
};

/** What the sources use for a `WeakMap`. */
export class ForgetfulMap {
  #kept = new Kept();
  #since = now;

  get #current() {
    if (this.#since !== now) {
      this.#kept = new Kept();
      this.#since = now;
    }
    return this.#kept;
  }

  get(key) {
    return this.#current.get(key);
  }

  has(key) {
    return this.#current.has(key);
  }

  set(key, value) {
    this.#current.set(key, value);
    return this;
  }

  delete(key) {
    return this.#current.delete(key);
  }
}
