import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Services, ServicesProvider } from '../shared/lib/services.js';
import { ToastProvider } from '../shared/ui/toast.js';

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
