/** Decides for a seat from what its player sees and from nothing else; null while the seat is asked nothing. */
export interface PracticePlayer<View, Decision> {
  decide(view: View, seat: number): Decision | null;
}
