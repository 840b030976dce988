import { teamListAddress } from '@portal/ui/addresses';
import { useAppSelector } from '../../shared/store/store';
import { selectTeamListIsAbsent } from './teamList.slice';

/** Where the team list is; undefined once the server is known to have none (D113). */
export const useTeamListHref = (): string | undefined =>
  useAppSelector(selectTeamListIsAbsent) ? undefined : teamListAddress;
