/** Every way to choose so many of these, in order. */
export const combinations = function* <T>(of: readonly T[], size: number): Generator<readonly T[]> {
  const places = Array.from({ length: size }, (_, place) => place);
  for (;;) {
    yield places.map((place) => of[place] as T);
    let last = size - 1;
    while (last >= 0 && places[last] === of.length - size + last) last -= 1;
    if (last < 0) return;
    places[last] = (places[last] as number) + 1;
    for (let next = last + 1; next < size; next += 1) {
      places[next] = (places[next - 1] as number) + 1;
    }
  }
};
