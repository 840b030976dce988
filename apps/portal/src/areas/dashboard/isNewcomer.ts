import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseFields, parseText } from '@portal/portal-core/fromApi/parse';

export const isZero = (value: unknown) => /^-?[0.]+$/.test(parseMoney(value) ?? '');
export const isAboveZero = (value: unknown) => parseMoney(value) !== undefined && !isZero(value);

/**
 * Whether the member has never bought a package or received anything, by the dashboard's answer. An unknown counts as
 * no newcomer.
 */
export function isNewcomer(body: Answer<'/dashboard'> | undefined): boolean {
  const data = parseFields(parseFields(body).data);
  const firstPackage: unknown = parseFields(data.first_steps).first_package_at;
  const bought = [data.total_subscription, data.live_total_subscription];
  if (parseText(data.subscription_date) ?? parseText(firstPackage)) return false;
  if ([...bought, data.total_income, data.live_total_income].some(isAboveZero)) return false;
  return firstPackage === null || bought.every(isZero);
}
