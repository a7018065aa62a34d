import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CurrentUser } from '@/components/currentUser';
import { addressFor } from '@/model/access/addressOrganisation';

/** Keeps the active organisation in the address, so that a bookmark and a copied address act for it too. */
export function useAddressOrganisation({ organisation, user }: Pick<CurrentUser, 'organisation' | 'user'>): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = organisation.uuid === user.organisation.uuid ? null : organisation.uuid;
  useEffect(() => {
    const address = `${pathname}${search}${hash}`;
    const wanted = addressFor(address, named);
    if (wanted !== address) void navigate(wanted, { replace: true, state });
  }, [pathname, search, hash, state, named, navigate]);
}
