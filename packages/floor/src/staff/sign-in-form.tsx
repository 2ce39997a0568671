import { useState } from 'react';
import { house } from '../house/client.js';
import { Field } from '../kit/field.js';
import { EntranceForm } from './entrance-form.js';
import { useEntrance } from './use-entrance.js';

/** For staff who have been here before. */
export const SignInForm = () => {
  const entrance = useEntrance();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <EntranceForm
      title="Sign in"
      lead="With your name and password."
      action="Sign in"
      entrance={entrance}
      send={() => void entrance.enter(house.signIn(name, password))}
    >
      <Field label="Name" value={name} change={setName} autoComplete="username" required />
      <Field
        label="Password"
        type="password"
        value={password}
        change={setPassword}
        autoComplete="current-password"
        required
      />
    </EntranceForm>
  );
};
