import { brand } from '../../brand';
import { Figure } from '../Figure/Figure';
import { Verbatim } from '../ServerMessage/ServerMessage';
import { defineMessages } from '../../text/defineMessages';

/** The labels of who issued a printed page, and to whom. */
export const paperMessages = defineMessages('paperMessages', {
  member: 'Member',
  username: 'Username',
  taxId: 'Tax ID',
  /** The operator's name and address. */
  issuedBy: 'Issued by',
  imprint: 'Imprint',
});

export interface PrintPartiesProps {
  username: string;
  /** The member's legal name. Absent until it is known. */
  name?: string | undefined;
  /** Absent where the member has none, and where a page needs none. */
  taxId?: string | undefined;
  /** The operator's name and address. Absent without the setting. */
  issuer?: string | undefined;
}

/** Whose printed page it is, and who issued it: terms of a list. */
export function PrintParties({ username, name, taxId, issuer }: PrintPartiesProps) {
  const { imprint } = brand();
  return (
    <>
      <Figure label={paperMessages.member}>
        <Verbatim>{name ?? username}</Verbatim>
      </Figure>
      {name !== undefined && (
        <Figure label={paperMessages.username}>
          <Verbatim>{username}</Verbatim>
        </Figure>
      )}
      {taxId !== undefined && (
        <Figure label={paperMessages.taxId}>
          <Verbatim>{taxId}</Verbatim>
        </Figure>
      )}
      {issuer !== undefined && (
        <Figure label={paperMessages.issuedBy}>
          <bdi translate="no">{issuer}</bdi>
        </Figure>
      )}
      {imprint !== undefined && (
        <Figure label={paperMessages.imprint}>
          <bdi translate="no">{imprint}</bdi>
        </Figure>
      )}
    </>
  );
}
