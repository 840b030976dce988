/** The contract's names for a code. */
type SecondFactorName = 'otp' | 'mpin' | 'pin' | 'authenticator';

/** The fields of a body without its second factor, for each body of a call. */
type BodyWithoutSecondFactor<Body> = Body extends unknown ? Omit<Body, SecondFactorName> : never;

/** The field name of the code. An auth type that would overwrite a field of the body counts as otp (D107). */
export const selectSecondFactorName = (fields: object, authType: string): string =>
  Object.hasOwn(fields, authType) ? 'otp' : authType;

/** A call's body with the code under the name of the member's auth type (D19, D72). */
export function withSecondFactor<Body extends object>(
  fields: BodyWithoutSecondFactor<NonNullable<Body>>,
  authType: string,
  code: string,
): Body {
  // The server's auth type may be newer than the contract (D19), so no type covers it.
  return { ...fields, [selectSecondFactorName(fields, authType)]: code } as unknown as Body;
}
