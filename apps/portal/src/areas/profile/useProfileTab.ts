import { parseProfileTab, type ProfileTab } from '@portal/ui/screens/profile';
import { useLocation, useNavigate } from 'react-router-dom';

/** The tab of the address. A step back leaves the profile, unless one tab linked to another. */
export function useProfileTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (tab: ProfileTab, replace: boolean) => void navigate({ search: `?tab=${tab}` }, { replace });
  return {
    tab: parseProfileTab(new URLSearchParams(search).get('tab')),
    showTab: (tab: ProfileTab) => go(tab, true),
    leadToTab: (tab: ProfileTab) => go(tab, false),
  };
}
