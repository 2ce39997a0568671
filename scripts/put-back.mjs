/** A plugin of the bundler that puts a known bug back, in what is bundled and nowhere else. */
export const putBack = ({ edits }) => {
  const left = new Map(Object.entries(edits));
  return {
    name: 'put-a-bug-back',
    enforce: 'pre',
    transform(code, id) {
      const file = [...left.keys()].find((one) => id.endsWith(one));
      if (file === undefined) return null;
      const { find, write } = left.get(file);
      if (!code.includes(find)) throw new Error(`${file} has no "${find}" any more`);
      left.delete(file);
      return { code: code.replace(find, () => write), map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) {
        throw new Error(`not bundled: ${[...left.keys()].join(', ')}`);
      }
    },
  };
};
