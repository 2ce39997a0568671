import { useState } from 'react';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { prefer, type Theme, usePreferences } from './preferences.js';
import styles from './preferences-menu.module.css';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['auto', 'As the device'],
  ['light', 'Light room'],
  ['dark', 'Dark room'],
];

const SWITCHES = [
  ['fourColours', 'Cards', 'Four colours: blue diamonds, green clubs'],
  ['coach', 'Coach', 'Tell the exact value of each choice'],
  ['tick', 'Sound', 'Tick in the last five seconds of your time'],
] as const;

/** How the floor is shown: light or dark, two colours of suits or four, with coach and sound or without. */
export const PreferencesMenu = () => {
  const [open, setOpen] = useState(false);
  const preferences = usePreferences();
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" aria-label="How it is shown">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="8.500" fill="none" stroke="currentColor" strokeWidth="1.800" />
          <path d="M12 3.500a8.500 8.500 0 0 1 0 17z" fill="currentColor" />
        </svg>
      </Button>
      {open && (
        <Dialog title="How it is shown" close={() => setOpen(false)}>
          <fieldset className={styles.group}>
            <legend>Room</legend>
            {THEMES.map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="theme"
                  checked={preferences.theme === value}
                  onChange={() => prefer({ theme: value })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {SWITCHES.map(([name, legend, label]) => (
            <fieldset key={name} className={styles.group}>
              <legend>{legend}</legend>
              <label>
                <input
                  type="checkbox"
                  checked={preferences[name]}
                  onChange={({ target }) => prefer({ [name]: target.checked })}
                />
                {label}
              </label>
            </fieldset>
          ))}
        </Dialog>
      )}
    </>
  );
};
