import { ticketsMessages } from '@portal/ui/screens/tickets/messages';
import { fileMessages, teamListTitles } from '@portal/ui/text/columnTitles';
import { ticketsTexts } from '@portal/ui/text/messages';
import { toFileTable, type FileColumn } from '@portal/portal-core/exports/fileColumns';
import { joinTables } from '@portal/portal-core/exports/joinTables';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import type { Reader } from '@portal/portal-core/exports/readTable';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { ticketsApi } from './tickets.api';
import { parseId, toMessages, toTickets, type ListedTicket } from './tickets.mappers';

const current = { forceRefetch: true, subscribe: false };

async function readList({ dispatch }: Reader) {
  const body = await dispatch(ticketsApi.endpoints.listTickets.initiate(undefined, current)).unwrap();
  const tickets = toTickets(body);
  return { tickets, missing: parseRows(body).length - tickets.length };
}

const ticketColumns: readonly FileColumn<ListedTicket>[] = [
  { title: ticketsMessages.ticket, cell: ({ id }) => id },
  { title: fileMessages.subject, cell: ({ subject }) => subject },
  { title: teamListTitles.status, cell: ({ status }) => status && ticketsTexts[status] },
  { title: fileMessages.created, cell: ({ createdAt }) => createdAt, kind: 'moment' },
  { title: fileMessages.answered, cell: ({ answeredAt }) => answeredAt, kind: 'moment' },
];

export const readTickets: ArchiveSource = async (reader) => {
  const { tickets, missing } = await readList(reader);
  return toFileTable(ticketColumns, tickets, missing);
};

const messageColumns: readonly FileColumn<ReturnType<typeof toMessages>[number]>[] = [
  { title: fileMessages.from, cell: ({ from }) => from ?? ticketsMessages.you },
  { title: fileMessages.message, cell: ({ text }) => text },
  {
    title: fileMessages.images,
    cell: ({ images }) => images.length.toString(),
    kind: 'number',
    figure: null,
  },
  { title: fileMessages.date, cell: ({ sentAt }) => sentAt, kind: 'moment' },
];

/** The messages of every ticket, read one ticket after another. */
export const readTicketMessages: ArchiveSource = async (reader) => {
  const { tickets, missing } = await readList(reader);
  const parts: [string, ReturnType<typeof toFileTable>][] = [['', toFileTable(messageColumns, [], missing)]];
  for (const { id } of tickets) {
    reader.signal.throwIfAborted();
    const body = await reader.dispatch(ticketsApi.endpoints.getTicket.initiate(id, current)).unwrap();
    const unread = parseRows(body).filter((row) => parseId(row.id) === undefined).length;
    parts.push([id, toFileTable(messageColumns, toMessages(body), unread)]);
  }
  return joinTables(ticketsMessages.ticket, messageColumns, parts);
};
