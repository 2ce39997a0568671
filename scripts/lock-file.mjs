/** Optional packages that some package names by an exact version and the lock file does not hold. */
export const missingOptional = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) =>
          !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      )
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );

/** Registry hosts have no place in a lock file: everybody installs from their own. */
export const resolvedHosts = ({ packages }) =>
  Object.entries(packages)
    .filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''))
    .map(([path]) => path);
