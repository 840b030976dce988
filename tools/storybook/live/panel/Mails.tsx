import * as React from 'react';
import type { BackOffice } from '../backEnd/asks';

/** The number of mails to show. */
const most = 12;

/** The newest mails of all members, with their codes. Storybook's channel may have turned their times into dates. */
export function Mails({ mails }: Pick<BackOffice, 'mails'>): React.JSX.Element {
  if (mails.length === 0) return <p>No mail yet. The portal sends one when it asks for a code.</p>;
  return (
    <ul aria-label="Mails">
      {mails.slice(0, most).map(({ to, subject, code, text, created_at }, index) => (
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
