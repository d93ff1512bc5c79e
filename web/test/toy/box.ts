/** What is printed in the box, as the server sends it. */
export interface Values {
  course: { short: number; long: number; holes: number[] };
}
