import { useState } from 'react';
import { house } from '../house/client.js';
import { Field } from '../kit/field.js';
import { EntranceForm } from './entrance-form.js';
import { useEntrance } from './use-entrance.js';

/** For bearers of a one-time code: it makes them staff. */
export const RedeemForm = () => {
  const entrance = useEntrance();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <EntranceForm
      title="Redeem a code"
      lead="The first day here: a code makes you staff, once."
      action="Become staff"
      entrance={entrance}
      send={() => void entrance.enter(house.redeemCode(code, name, password))}
    >
      <Field
        label="One-time code"
        value={code}
        change={setCode}
        hint="Five groups of letters and digits; the house or an operator gives it out."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Field
        label="Your name"
        value={name}
        change={setName}
        hint="As players and colleagues see it."
        autoComplete="username"
        required
      />
      <Field
        label="New password"
        type="password"
        value={password}
        change={setPassword}
        hint="12 characters or more; a phrase is easiest."
        autoComplete="new-password"
        required
      />
    </EntranceForm>
  );
};
