import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives a later step of a form an entry in the history of the browser, so that its Back leads to the first step and not
 * out of the page.
 * @param step the name of the step in the address; null for the first one
 * @param onBack the entry of the step was left
 */
export function useStepInHistory(step: string | null, onBack: () => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const entered = useRef<string | null>(null);
  const leave = useEffectEvent(onBack);
  useEffect(() => {
    const wanted = step === null ? '' : `#${step}`;
    const isLeft = step !== null && entered.current === step && hash !== wanted;
    entered.current = hash === wanted ? step : null;
    if (hash === wanted) return;
    if (isLeft) leave();
    else void navigate({ search, hash: wanted }, { replace: step === null });
  }, [step, hash, search, navigate]);
}
