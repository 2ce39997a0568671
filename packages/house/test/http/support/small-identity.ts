import { randomBytes } from 'node:crypto';
import { err, ok } from '@baize/result';
import type { Entered, IdentityPort, NotLetIn, Secret } from '../../../src/http/ports.js';
import type { HouseRole, Person } from '../../../src/live/people.js';

const secret = (text: string): Secret => ({ secret: () => text });

/** Identity in memory: enough to stand at the door, with what can be seen of it from outside. */
export class SmallIdentity implements IdentityPort {
  readonly sessions = new Map<string, Person>();
  readonly codes = new Map<string, HouseRole>();
  readonly passwords = new Map<string, { readonly person: Person; readonly password: string }>();
  readonly addresses: string[] = [];
  locked = false;
  #count = 0;

  enter(person: Person): Entered {
    const token = randomBytes(32).toString('base64url');
    this.sessions.set(token, person);
    return { person, token: secret(token) };
  }

  newPerson(role: HouseRole, name = `A ${role}`): Person {
    this.#count += 1;
    return { account: `${role}-${this.#count}`, name, role };
  }

  joinGuest: IdentityPort['joinGuest'] = async (name) =>
    ok(this.enter(this.newPerson('player', name ?? 'Guest 1000')));

  signIn: IdentityPort['signIn'] = async (name, password, address) => {
    this.addresses.push(address);
    if (this.locked) {
      const locked: NotLetIn = { code: 'locked', message: 'too many attempts', waitSeconds: 60 };
      return err(locked);
    }
    const known = this.passwords.get(name);
    return known !== undefined && known.password === password
      ? ok(this.enter(known.person))
      : err({ code: 'wrong-name-or-password', message: 'the name or the password is wrong' });
  };

  redeem: IdentityPort['redeem'] = async (code, name, password) => {
    const role = this.codes.get(code);
    if (role === undefined) return err({ code: 'no-such-code', message: 'this code is wrong' });
    this.codes.delete(code);
    const person = this.newPerson(role, name);
    this.passwords.set(name, { person, password });
    return ok(this.enter(person));
  };

  signOut: IdentityPort['signOut'] = async (token) => {
    this.sessions.delete(token);
  };

  sessionOf: IdentityPort['sessionOf'] = async (token) => this.sessions.get(token) ?? null;

  issueCodes: IdentityPort['issueCodes'] = async (roles) =>
    roles.map((role) => {
      const code = randomBytes(16).toString('hex');
      this.codes.set(code, role);
      return { role, code: secret(code) };
    });
}
