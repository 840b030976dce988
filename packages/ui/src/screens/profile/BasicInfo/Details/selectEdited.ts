import type { MemberDetails } from '../BasicInfoTab.types';

/** The whole trimmed set to send (D57). Undefined if nothing changed. */
export function selectEdited(start: MemberDetails, now: MemberDetails): MemberDetails | undefined {
  const tidy = (details: MemberDetails) =>
    Object.fromEntries(
      Object.entries(details).map(([field, value]: [string, string]) => [field, value.trim()]),
    ) as unknown as MemberDetails;
  const edited = tidy(now);
  return JSON.stringify(edited) === JSON.stringify(tidy(start)) ? undefined : edited;
}
