import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Codes } from './Codes';
import { Decisions } from './Decisions';
import { type Answer, answered, asked, operated } from './events';
import { Mails } from './Mails';

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
