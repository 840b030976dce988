import * as React from 'react';
import type { BackOffice } from '../backEnd/asks';

/** The accounts with their passwords, pins and the current codes of their apps. */
export function Codes({ accounts }: Pick<BackOffice, 'accounts'>): React.JSX.Element {
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
