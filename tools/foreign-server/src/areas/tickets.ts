import type { MemberCall } from '../http/call';
import { invalid, modelNotFound, refused, requireFields } from '../http/refusals';
import { get, post, Whole, type Reply, type Route } from '../http/routes';
import type { Ticket } from '../state/member';
import { id, moment, optional } from '../values';
import { pixel } from '../pixel';
import { imageName } from './news';

const subjects = ['Deposit', 'Withdrawal', 'Others'].map((subject, at) => ({ id: id(at + 1), subject }));

function findTicket({ member }: MemberCall, asked = ''): Ticket {
  const found = member.tickets.find((one) => String(one.id) === asked);
  if (!found) throw modelNotFound('Ticket', asked);
  return found;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readMessages(call: MemberCall): Reply {
  const toText = (text: string, isAdmin: boolean) =>
    call.on.richMessages && isAdmin ? `<p>${escapeHtml(text)}</p><p><strong>Support</strong><br></p>` : text;
  return {
    data: findTicket(call, call.params['id']).messages.map(({ id: at, text, at: made, admin, hasImage }) => ({
      ...{ id: id(at), message: toText(text, admin !== undefined), message_time: moment(made) },
      ...{ admin_username: admin ?? null, image: hasImage ? imageName(call, 'tickets', 'proof.png') : null },
    })),
  };
}

function reopen(call: MemberCall): Reply {
  const ticket = findTicket(call, call.params['id']);
  if (ticket.status !== 2) throw refused('This ticket is open.');
  ticket.status = 3;
  return { message: 'Ticket reopened.' };
}

const readImage = (call: MemberCall): Reply =>
  call.on.jsonImages
    ? { data: [imageName(call, 'tickets', 'proof.png')] }
    : new Whole(200, 'image/png', pixel);

const createMessage = ({ state, body, files }: MemberCall) => ({
  ...{ id: state.nextId(), at: Date.now(), text: body['message'] ?? '', hasImage: files.length > 0 },
});

function reply(call: MemberCall): Reply {
  requireFields(call.body, 'id', 'message');
  const ticket = findTicket(call, call.body['id']);
  if (ticket.status === 2) throw refused('This ticket is closed.');
  ticket.messages.push(createMessage(call));
  return { message: 'Reply sent.' };
}

function raise(call: MemberCall): Reply {
  const { state, member, body, files } = call;
  requireFields(body, 'subject_id', 'message');
  if (files.length === 0) throw invalid({ images: ['The images field is required.'] });
  const known = subjects[Number(body['subject_id']) - 1];
  if (!known) throw modelNotFound('Subject', body['subject_id'] ?? '');
  const subject = body['others_subject'] ?? known.subject;
  const raised = { id: state.nextId(), at: Date.now(), subject, status: 0 as const };
  member.tickets.unshift({ ...raised, messages: [createMessage(call)] });
  return { ticket_id: id(raised.id), msg: 'Ticket raised.' };
}

const readTickets = ({ member }: MemberCall): Reply => ({
  data: member.tickets.map(({ id: at, subject, status, at: made, messages }) => ({
    ...{ id: id(at), username: member.username, subject, status, created_at: moment(made) },
    last_reply_date: optional(moment(messages.at(-1)?.at)),
  })),
});

export const ticketRoutes: readonly Route[] = [
  get('/tickets', readTickets, 'export'),
  get('/subjects', () => ({ data: subjects })),
  get('/ticket/{id}/details', readMessages),
  get('/ticket/{id}/re-open', reopen),
  get('/message/{id}/image', readImage),
  post('/reply', reply),
  post('/raise-ticket', raise),
];
