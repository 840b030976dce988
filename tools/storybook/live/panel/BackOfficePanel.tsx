import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { BackOffice } from '../backEnd/asks';
import { type Answer, answered, asked, operated } from './events';

/** The accounts with their passwords, pins and the current codes of their apps. */
function Codes({ accounts }: Pick<BackOffice, 'accounts'>): React.JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th>Username</th>
          <th>Password</th>
          <th>PIN</th>
          <th>App code</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ username, password, pin, appCode }) => (
          <tr key={username}>
            <th scope="row">{username}</th>
            <td>
              <code>{password}</code>
            </td>
            <td>
              <code>{pin}</code>
            </td>
            <td>{appCode === undefined ? 'no app' : <strong>{appCode}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DecisionKind {
  title: string;
  /** The operator's action, as in apps/sandbox/README.md. */
  path: string;
  /** The label of the text that goes with the decision, and its name in the action. Absent where none does. */
  text?: { label: string; name: 'remarks' | 'reply' };
  /** Of several buttons, each sends its position as the status, from 1. */
  buttons: readonly string[];
}

const approveOrReject = (title: string, path: string): DecisionKind => ({
  ...{ title, path, text: { label: 'Reason', name: 'remarks' }, buttons: ['Approve', 'Reject'] },
});

/** What the operator decides, by its name in the back office. */
const decisionKinds: Readonly<Record<keyof BackOffice['waiting'], DecisionKind>> = {
  withdrawals: approveOrReject('Withdrawals', '/withdrawals/:id'),
  deposits: approveOrReject('Deposits', '/manual-deposits/:id'),
  kyc: approveOrReject('KYC documents', '/kyc/:id'),
  transfers: approveOrReject('Transfers', '/transfers/:id'),
  cancellations: approveOrReject('Cancellations', '/cancellations/:id'),
  tickets: {
    ...{ title: 'Tickets', path: '/tickets/:id' },
    ...{ text: { label: 'Reply', name: 'reply' }, buttons: ['Reply', 'Close'] },
  },
  payouts: { title: 'Unpaid bonuses', path: '/payouts/:id', buttons: ['Pay'] },
};

type Kind = keyof typeof decisionKinds;

interface DecisionsProps extends Pick<BackOffice, 'waiting'> {
  /** Called with the operator's action and its input. */
  onDecide: (path: string, input: Record<string, unknown>) => void;
}

/** What waits for the operator, each with its answers. */
function Decisions({ waiting, onDecide }: DecisionsProps) {
  const kinds = (Object.keys(decisionKinds) as Kind[]).filter((kind) => waiting[kind].length > 0);
  if (kinds.length === 0) return <p>Nothing is waiting.</p>;
  return kinds.map((kind) => {
    const { title, path, text, buttons } = decisionKinds[kind];
    const decide = (id: number) => (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const status = form.get('status');
      const written = text ? form.get(text.name) : '';
      onDecide(path, {
        id,
        ...(status !== null && { status: Number(status) }),
        ...(text && written !== '' && { [text.name]: written }),
      });
    };
    return (
      <section key={kind} aria-label={title}>
        <h4>{title}</h4>
        <ul>
          {waiting[kind].map((row) => (
            <li key={row.id}>
              <form aria-label={row.text} onSubmit={decide(row.id)}>
                {row.text}{' '}
                {text && <input name={text.name} aria-label={text.label} placeholder={text.label} />}{' '}
                {buttons.map((label, index) => (
                  <button key={label} {...(buttons.length > 1 && { name: 'status', value: index + 1 })}>
                    {label}
                  </button>
                ))}
              </form>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** The number of mails to show. */
const mostMails = 12;

/** The newest mails of all members, with their codes. Storybook's channel may have turned their times into dates. */
function Mails({ mails }: Pick<BackOffice, 'mails'>): React.JSX.Element {
  if (mails.length === 0) return <p>No mail yet. The portal sends one when it asks for a code.</p>;
  return (
    <ul aria-label="Mails">
      {mails.slice(0, mostMails).map(({ to, subject, code, text, created_at }, index) => (
        <li key={mails.length - index}>
          {code !== null && (
            <>
              <strong>{code}</strong>{' '}
            </>
          )}
          {subject}, to {to} at {new Date(created_at).toISOString().slice(11, 19)} UTC
          <details>
            <summary>Text</summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Milliseconds between two readings. An app's code changes by itself, and a story may start at any time. */
const interval = 3000;

/** Shows the mailboxes, the codes and the operator's open decisions below the live portal. */
export function BackOfficePanel() {
  const [backOffice, setBackOffice] = React.useState<Answer>();
  const [outcome, setOutcome] = React.useState('');
  const emit = useChannel({
    [answered]: (answer: Answer) => {
      setBackOffice(answer);
      if (answer.message !== undefined) setOutcome(answer.message);
    },
  });
  React.useEffect(
    function keepReading() {
      const read = () => emit(asked);
      read();
      const timer = setInterval(read, interval);
      return () => clearInterval(timer);
    },
    [emit],
  );
  const payIn = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    emit(operated, '/deposits', { ...Object.fromEntries(form), payment_method_id: 1 });
  };
  if (!backOffice) return <Loading>The portal opens…</Loading>;
  const { mails, accounts, waiting } = backOffice;
  return (
    <Columns>
      <section aria-label="Codes">
        <h3>Sign in and confirm</h3>
        <Codes accounts={accounts} />
        <h3>Mails</h3>
        <Mails mails={mails} />
      </section>
      <section aria-label="Operator">
        <h3>The operator decides</h3>
        <p role="status">{outcome}</p>
        <Decisions waiting={waiting} onDecide={(path, input) => emit(operated, path, input)} />
        <form onSubmit={payIn}>
          <input type="hidden" name="username" value={accounts[0]?.username ?? ''} />
          <label>
            Paid to the deposit address of {accounts[0]?.username}, USD{' '}
            <input name="amount" required pattern="\d+(\.\d{1,2})?" size={8} defaultValue="250.00" />
          </label>{' '}
          <button>Pay in</button>
        </form>
      </section>
    </Columns>
  );
}

const Loading = styled.p({ padding: 16 });

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 24,
  padding: 16,
  fontSize: theme.typography.size.s2,
  'h3, h4, p, ul': { margin: '0 0 8px' },
  'h3 ~ h3': { marginBlockStart: 16 },
  ul: { padding: 0, listStyle: 'none' },
  li: { marginBlockEnd: 8 },
  'table, input': { font: 'inherit', textAlign: 'start' },
  'th, td': { paddingInlineEnd: 16, textAlign: 'start', fontWeight: 'inherit' },
  'code, strong': { fontFamily: theme.typography.fonts.mono, userSelect: 'all' },
  input: {
    padding: '2px 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.input.background,
    color: theme.input.color,
  },
  button: {
    padding: '2px 10px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
    color: theme.color.defaultText,
    font: 'inherit',
    cursor: 'pointer',
  },
}));
