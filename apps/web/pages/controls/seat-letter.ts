/** The letter by which logs call a seat: A for the first. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
