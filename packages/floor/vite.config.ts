import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressWeb } from './compress-web.js';
import { fallbackFonts } from './fallback-fonts.js';

// The sources of the other packages are taken, so that the web can be built before anything else is.
export default defineConfig({
  plugins: [react(), fallbackFonts(), compressWeb()],
  resolve: { conditions: ['baize:source', 'module', 'browser', 'production'] },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Nothing may stand inline in a page: the house forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
