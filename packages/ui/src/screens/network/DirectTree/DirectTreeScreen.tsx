import { addresses } from '../../../addresses/addresses';
import { Money } from '../../../components/Money/Money';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { networkTexts } from '../../../text/messages';
import { formatCount } from '../../../text/format/money';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamPlace, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { directTreeWords } from './directTreeWords';

/** A member of the direct team (B §3). Amounts are USD as decimal strings; what is absent shows '--'. */
export interface DirectPlace extends TeamPlace {
  totalSubscription?: string | undefined;
  teamBusiness?: string | undefined;
  totalTeam?: number | undefined;
  paidTeam?: number | undefined;
  sponsor?: string | undefined;
}

export interface DirectTreeScreenProps extends TeamScreenProps<DirectPlace> {
  team: Remote<readonly DirectPlace[]>;
}

const lines: readonly TeamLine<DirectPlace>[] = [
  {
    label: networkTexts.totalSubscription,
    numeric: true,
    valueOf: ({ totalSubscription }) => <Money value={totalSubscription} />,
  },
  {
    label: networkTexts.totalBusiness,
    numeric: true,
    valueOf: ({ teamBusiness }) => <Money value={teamBusiness} />,
  },
  { label: networkTexts.totalTeam, numeric: true, valueOf: ({ totalTeam }) => formatCount(totalTeam) },
  { label: networkTexts.paidTeam, numeric: true, valueOf: ({ paidTeam }) => formatCount(paidTeam) },
  { label: networkTexts.sponsor, valueOf: ({ sponsor }) => <Verbatim>{sponsor}</Verbatim> },
];

/** Everyone below the member by sponsorship (B §2), loaded team by team. */
export function DirectTreeScreen(props: DirectTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title={directTreeWords.directTree}
      marks={['paid', 'unpaid', 'unknown']}
      lines={lines}
      home={addresses.directTree}
    />
  );
}
