/** `seat 3 did not open the seed that it had committed to`. */
export const whoWithheld = (withheld: readonly { readonly seat: number }[]): string => {
  const seats = withheld.map(({ seat }) => seat);
  return seats.length === 1
    ? `seat ${seats[0]} did not open the seed that it had committed to`
    : `seats ${seats.join(', ')} did not open the seeds that they had committed to`;
};
