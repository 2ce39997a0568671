import type { Plugin } from 'vite';
import { fallbacksStyle } from '../../scripts/fonts/fallbacks.mjs';

const NAME = 'virtual:fallback-fonts.css';
const RESOLVED = `\0${NAME}`;

/** What a page is set in until its type is there, made from what was measured. */
export const fallbackFonts = (): Plugin => ({
  name: 'fallback-fonts',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? fallbacksStyle() : null),
});
