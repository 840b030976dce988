import { createTransport } from 'nodemailer';
import type { Transport } from './mailer';

export interface SmtpOptions {
  host: string;
  port: number;
  user?: string | undefined;
  password?: string | undefined;
  /** The sender's address. */
  from: string;
}

/** Sends by SMTP. Port 465 uses TLS from the start, and other ports use STARTTLS if the server offers it. */
export function createSmtpTransport({ host, port, user, password, from }: SmtpOptions): Transport {
  const transporter = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
  });
  return async ({ to, subject, text }) => {
    await transporter.sendMail({ from, to, subject, text });
  };
}
