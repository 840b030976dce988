/** Encodes a text for a Storybook address, which accepts only letters, digits, spaces and hyphens. */
export const toAddress = (text: string): string =>
  text.replaceAll(/[^a-zA-Z0-9 -]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Decodes a text from a Storybook address, which parses digits as a number. */
export const fromAddress = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll(/_([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    : '';
