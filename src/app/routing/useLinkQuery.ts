import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Reads the query of a link once and removes it from the address, so that no history has its token. */
export function useLinkQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const [query] = useState(() => new URLSearchParams(search));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isThere = search.size > 0;
  useEffect(() => {
    if (isThere) void navigate(pathname, { replace: true });
  }, [isThere, pathname, navigate]);
  return query;
}
