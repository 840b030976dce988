import type { Breakage } from '../breakage';

/** Breaks the search of the tickets. */
export const ticketSearchBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Tickets.14',
    what: 'finds a ticket by any one word',
    file: 'apps/portal/src/areas/tickets/tickets.view.ts',
    from: '.every((word) => held.includes(word))',
    to: '.some((word) => held.includes(word))',
  },
  {
    promise: 'B §2 Tickets.14',
    what: 'shows the whole list beside what was found',
    file: 'packages/ui/src/screens/tickets/Tickets/TicketList.tsx',
    from: "search.text.trim() === '' ? all : search.found",
    to: "search.text === ' ' ? search.found : all",
  },
  {
    promise: 'B §2 Tickets.15',
    what: 'never says that the messages were left out',
    file: 'packages/ui/src/screens/tickets/Tickets/TicketSearchField.tsx',
    from: "'not searched': ticketsWords.titlesOnly",
    to: "'not searched': ''",
  },
  {
    promise: 'B §2 Tickets.16',
    what: 'reads what is typed as a pattern',
    file: 'apps/sandbox/src/areas/tickets/reads.ts',
    from: "text.replace(/[\\\\%_]/g, '\\\\$&')",
    to: 'text',
  },
];
