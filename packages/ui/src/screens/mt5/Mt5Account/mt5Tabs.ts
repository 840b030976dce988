/** The two lists of an account (B §2), by their names in the address. */
const tabs = ['transactions', 'trades'] as const;

export type Mt5Tab = (typeof tabs)[number];

/** The tab with this name. An unknown name returns the first. */
export const parseMt5Tab = (name: string | null): Mt5Tab => tabs.find((tab) => tab === name) ?? tabs[0];
