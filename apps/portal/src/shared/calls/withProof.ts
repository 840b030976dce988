/** The names under which the contract takes a code. */
type ProofName = 'otp' | 'mpin' | 'pin' | 'authenticator';

/** The fields of a body beside its proof, for each of the bodies that a call takes. */
type FieldsOf<Body> = Body extends unknown ? Omit<Body, ProofName> : never;

/** The name of the code's field. An auth type that would overwrite a field of the body counts as otp (D107). */
export const proofNameOf = (fields: object, authType: string): string =>
  Object.hasOwn(fields, authType) ? 'otp' : authType;

/** A call's body with the code under the name of the member's auth type (D19, D72). */
export function withProof<Body extends object>(
  fields: FieldsOf<NonNullable<Body>>,
  authType: string,
  code: string,
): Body {
  // The auth type is the server's word, which may be newer than the contract (D19): no type can know it.
  return { ...fields, [proofNameOf(fields, authType)]: code } as unknown as Body;
}
