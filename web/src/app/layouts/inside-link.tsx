import { type ComponentType, createContext, type ReactNode, use } from 'react';

interface InsideLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

export const LinkContext = createContext<ComponentType<InsideLinkProps>>(PlainLink);

/** The landing page is another document, so plain links lead to it. */
export function InsideLink(props: InsideLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}

function PlainLink({ to, ...rest }: InsideLinkProps) {
  return <a href={to} {...rest} />;
}
