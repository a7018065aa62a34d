import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a link carries: read once and taken out of the address at once, so that it stays in no history (A6). */
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
