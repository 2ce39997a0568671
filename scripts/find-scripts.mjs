import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The scripts of one kind (`bench`, `prove`, `torture`) in all packages, by name. */
const findScripts = (kind) =>
  new Map(
    readdirSync('packages')
      .map((name) => `packages/${name}/${kind}`)
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((file) => file.endsWith('.mjs'))
          .map((file) => [file.slice(0, -'.mjs'.length), `${folder}/${file}`]),
      ),
  );

/** Runs the named ones in turn, or all of them; each exports `run`, and throws when it fails. */
export const runScripts = async (kind, names, options) => {
  const scripts = findScripts(kind);
  const wanted = names.length > 0 ? names : [...scripts.keys()];
  for (const name of wanted) {
    const file = scripts.get(name);
    if (file === undefined) {
      console.error(`no ${kind} is called "${name}"; there are: ${[...scripts.keys()].join(', ')}`);
      process.exitCode = 2;
      return;
    }
    console.log(`\n== ${kind}: ${name}`);
    const { run } = await import(pathToFileURL(resolve(file)).href);
    await run(options);
  }
};
