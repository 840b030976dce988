/** A text as Storybook takes it into an address, where only letters, figures, blanks and hyphens may stand. */
export const toAddress = (text: string): string =>
  text.replaceAll(/[^a-zA-Z0-9 -]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same text again, from what Storybook reads out of an address: digits come as a number. */
export const fromAddress = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/_([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    : '';
