/** The names under which the contract takes a code. */
type SecondFactorName = 'otp' | 'mpin' | 'pin' | 'authenticator';

/** The fields of a body beside its proof, for each of the bodies that a call takes. */
type BodyWithoutSecondFactor<Body> = Body extends unknown ? Omit<Body, SecondFactorName> : never;

/** The name of the code's field. An auth type that would overwrite a field of the body counts as otp (D107). */
export const selectSecondFactorName = (fields: object, authType: string): string =>
  Object.hasOwn(fields, authType) ? 'otp' : authType;

/** A call's body with the code under the name of the member's auth type (D19, D72). */
export function withSecondFactor<Body extends object>(
  fields: BodyWithoutSecondFactor<NonNullable<Body>>,
  authType: string,
  code: string,
): Body {
  // The auth type is the server's word, which may be newer than the contract (D19): no type can know it.
  return { ...fields, [selectSecondFactorName(fields, authType)]: code } as unknown as Body;
}
