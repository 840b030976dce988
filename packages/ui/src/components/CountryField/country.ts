/** A country to choose (A §3). */
export interface Country {
  /** The server's key, as text. */
  id: string;
  name: string;
  /** The calling code as a plus and digits, such as `+234`; '' if the server has none. */
  callingCode: string;
}
