import type { ProblemMessage } from '@/model/network/checks/problem';

/** What is wrong, in words that say what it means for visitors. */
export const PROBLEM_TEXTS: Readonly<Record<ProblemMessage, string>> = {
  island: 'This part of the network is joined to nothing else: nobody is led here.',
  'one-way-trap': 'One-way paths make a trap here.',
  'cannot-leave': 'One can come here but not leave: check the directions of the paths.',
  'cannot-enter': 'One can leave here but not come: check the directions of the paths.',
  'loose-node': 'This node is on no path.',
  'mesh-without-node': 'No node leads into this destination.',
  'single-node-group': 'This transit group has one stop only, so it leads nowhere.',
  'only-stairs': 'Without stairs or escalators nobody gets here.',
  'same-spot': 'Several nodes stand on the same spot.',
  'zero-length-path': 'This path has no length.',
};
